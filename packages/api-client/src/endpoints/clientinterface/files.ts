/** The client's avatar moves as bytes, not as an envelope: see `transport/files.ts`. */
export { uploadAvatar } from '../../transport/files.ts';
