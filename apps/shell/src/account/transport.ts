/** The signed transport alone: the sign-in pages download it when a form is first touched. */
export { callServer, markShownInForm, humanCheckSource } from '@tolk/api-client';
