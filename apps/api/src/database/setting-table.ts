/** What the installation remembers about itself: the sandbox clock's offset, whether it is seeded. */
export interface SettingTable {
  name: string;
  value: string;
}
