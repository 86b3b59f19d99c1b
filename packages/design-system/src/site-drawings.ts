/** Line drawings that only the public site shows; those of empty states stand in `/drawings`. */
export { DesksDrawing } from './drawings/DesksDrawing.tsx';
export { EscrowDrawing } from './drawings/EscrowDrawing.tsx';
export { FoldingBookDrawing } from './drawings/FoldingBookDrawing.tsx';
export { PhoneDrawing } from './drawings/PhoneDrawing.tsx';
export { ScaleDrawing } from './drawings/ScaleDrawing.tsx';
export { SealDrawing } from './drawings/SealDrawing.tsx';
