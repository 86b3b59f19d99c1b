/** Line drawings in ink with one spot of seal: pictures of the public site and of empty states. */
export { BoothDrawing } from './drawings/BoothDrawing.tsx';
export { InboxDrawing } from './drawings/InboxDrawing.tsx';
export { PageDrawing } from './drawings/PageDrawing.tsx';
export { TableDrawing } from './drawings/TableDrawing.tsx';
