/** The light half of the form family: what the sign-in page needs. */
export { useFormikContext } from 'formik';
export { CheckboxField } from './CheckboxField/CheckboxField.tsx';
export { CodeField } from './CodeField/CodeField.tsx';
export { FieldRow } from './FieldRow/FieldRow.tsx';
export { Form } from './Form/Form.tsx';
export { hasDrafts, useDraft } from './Form/use-draft.ts';
export { useFormField } from './Form/use-form-field.ts';
export { readSubmitError, type SubmitError } from './Form/submit-error.ts';
export { FormActions } from './FormActions/FormActions.tsx';
export { NewPasswordField } from './NewPasswordField/NewPasswordField.tsx';
export { NewPasswordFields } from './NewPasswordFields/NewPasswordFields.tsx';
export { PasswordField } from './PasswordField/PasswordField.tsx';
export { useHumanCheck, HumanCheckCancelledError } from './SlideVerify/use-human-check.tsx';
export type { HumanCheckSource } from './SlideVerify/human-check-source.ts';
export { TextField } from './TextField/TextField.tsx';
