export interface ApplicationTemplateTable {
  id: string;
  person_id: string;
  name: string;
  /** With fields in braces (`templateFields`). */
  content: string;
  created_at: Date;
}
