/** The signed transport alone: the sign-in pages download it when a form is first touched. */
export { callServer, markShownInForm } from '@tolk/api-client';
