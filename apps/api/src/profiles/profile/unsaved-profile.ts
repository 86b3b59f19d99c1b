/** Columns of an information that was not saved yet: a part of it may be saved before the rest. */
export function unsavedInformation(personId: string) {
  return {
    person_id: personId,
    real_name: '',
    nationality: '',
    location: '',
    zone: 'Asia/Shanghai',
    party_kind: 'individual',
  } as const;
}

/** The same of a supplier's profile; its texts are empty until the form is saved. */
export function unsavedSupplierProfile(personId: string) {
  return { person_id: personId, mother_tongue: '', currency: 'CNY', personal_profile: '' } as const;
}
