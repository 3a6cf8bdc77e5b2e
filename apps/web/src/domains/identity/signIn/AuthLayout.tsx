import { Outlet } from '@tanstack/react-router'
import { AuthFrame } from './AuthFrame.tsx'

/** Sign-in, registering and asking for a link share one frame, so that moving between them is calm. */
export const AuthLayout = () => (
  <AuthFrame>
    <Outlet />
  </AuthFrame>
)
