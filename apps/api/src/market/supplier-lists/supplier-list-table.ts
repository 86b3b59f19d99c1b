export interface SupplierListTable {
  id: string;
  client_id: string;
  name: string;
  created_at: Date;
}

export interface SupplierListEntryTable {
  list_id: string;
  supplier_id: string;
  added_at: Date;
}
