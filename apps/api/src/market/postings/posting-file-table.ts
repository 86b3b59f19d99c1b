export interface PostingFileTable {
  file_id: string;
  posting_id: string;
  position: number;
}
