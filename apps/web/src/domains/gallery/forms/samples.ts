import type { Samples } from '../samples/sample.ts'
import { checkbox } from './choices/checkbox.tsx'
import { radio } from './choices/radio.tsx'
import { select } from './choices/select.tsx'
import { switches } from './choices/switch.tsx'
import { fileUploader } from './files/file-uploader.tsx'
import { formLayout } from './sending/form-layout.tsx'
import { formRepeater } from './sending/form-repeater.tsx'
import { reactHookForm } from './sending/react-hook-form.tsx'
import { reactstrapValidation } from './sending/reactstrap-validation.tsx'
import { wizard } from './sending/wizard.tsx'
import { pickers } from './sheets/pickers.tsx'
import { editor } from './text/editor.tsx'
import { input } from './text/input.tsx'
import { textarea } from './text/textarea.tsx'
import { inputGroup } from './values/input-group.tsx'
import { inputMask } from './values/input-mask.tsx'
import { numberInput } from './values/number-input.tsx'

export const samples: Samples = {
  input,
  textarea,
  checkbox,
  radio,
  switch: switches,
  select,
  'number-input': numberInput,
  'input-group': inputGroup,
  'input-mask': inputMask,
  pickers,
  'file-uploader': fileUploader,
  editor,
  'form-layout': formLayout,
  'react-hook-form': reactHookForm,
  'reactstrap-validation': reactstrapValidation,
  wizard,
  'form-repeater': formRepeater,
}
