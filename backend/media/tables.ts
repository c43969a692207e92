export interface PhotosTable {
  id: string;
  userId: string;
  /** Random, with its ending: what stands in the address and in the storage. */
  name: string;
  width: number;
  height: number;
  /** Size as stored. */
  bytes: number;
  contentType: string;
  createdAt: Date;
}
