export interface TeamMemberTable {
  id: string;
  person_id: string;
  name: string;
  email: string;
  created_at: Date;
  removed_at: Date | null;
}
