/** How many hints a person was sent (`Hint.sequence`). */
export interface HintCounterTable {
  person_id: string;
  sequence: number;
}
