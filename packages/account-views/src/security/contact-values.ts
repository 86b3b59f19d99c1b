/** Of `email` and `phone` only the one that is being changed is filled in. */
export interface ContactValues {
  oldCode: string;
  email: string;
  phone: string;
  code: string;
}

export const noContact: ContactValues = { oldCode: '', email: '', phone: '', code: '' };
