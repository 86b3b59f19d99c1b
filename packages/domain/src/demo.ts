/**
 * What a demo installation and the sandbox beside it both know. Never part of a real one: production
 * refuses demo data.
 */

/** TOTP secret of every demo member of the staff, base32. */
export const demoStaffSecret = 'TOLKDEMOSTAFFKEY';
