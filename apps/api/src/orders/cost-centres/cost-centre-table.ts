export interface CostCentreTable {
  organisation_id: string;
  /** As it stands on orders. */
  name: string;
  /** fen; null: none is set */
  monthly_budget: number | null;
}
