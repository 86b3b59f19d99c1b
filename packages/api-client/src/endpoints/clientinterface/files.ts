/** The client's avatar moves as bytes, not as an envelope: see `transport/uploads.ts`. */
export { uploadAvatar } from '../../transport/uploads.ts';
