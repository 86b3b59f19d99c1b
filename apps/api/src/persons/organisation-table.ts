import type { OrganisationEvent, OrganisationRole } from '@tolk/domain';
import type { GeneratedAlways } from 'kysely';

/** What only an organisation has; its name and whatever else a party has stand in `person`. */
export interface OrganisationTable {
  /** Of its row in `person`. */
  id: string;
  /** Orders of more than this have to be approved, in fen; null: none. */
  approval_above: number | null;
  founded_at: Date;
}

export interface OrganisationMemberTable {
  organisation_id: string;
  person_id: string;
  roles: OrganisationRole[];
  joined_at: Date;
}

/** Open ones only: one that was used or withdrawn is gone. */
export interface MemberInvitationTable {
  id: string;
  organisation_id: string;
  token_hash: Buffer;
  /** E-mail address or phone that the link was sent to. */
  account: string | null;
  roles: OrganisationRole[];
  invited_by: string;
  created_at: Date;
  expires_at: Date;
}

/** Never changed. */
export interface OrganisationEventTable {
  id: GeneratedAlways<number>;
  organisation_id: string;
  event: OrganisationEvent;
  /** Who did it. */
  person_id: string;
  /** Whom it was about, where that is somebody else. */
  about_id: string | null;
  roles: OrganisationRole[];
  /** What was set, in fen. */
  amount: number | null;
  /** The one that it was about. */
  cost_centre: string | null;
  at: Date;
}
