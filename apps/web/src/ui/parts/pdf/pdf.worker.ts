// starts by itself, and listens to the page
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
