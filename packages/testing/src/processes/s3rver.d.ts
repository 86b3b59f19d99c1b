declare module '@20minutes/s3rver' {
  /** A server that speaks S3 over a folder, and checks signatures; its keys are both `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
