export interface SandboxConfig {
  /** 0 takes a free one. */
  port: number;
  dataFolder: string;
  /** The product, for its clock; null while the sandbox runs alone. */
  productUrl: string | null;
  /** Where a browser reaches `/sandbox`; null stands for the sandbox's own address. */
  publicUrl: string | null;
  /** Shared with the product; guards keys and clock. */
  secret: string;
}

/** Throws with a sentence that says what to set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  if (env.TOLK_ENV === 'production') {
    throw new Error('The sandbox does not run with TOLK_ENV=production');
  }
  if (!env.TOLK_DATA) throw new Error('Set TOLK_DATA to the data folder');
  if (!env.TOLK_SANDBOX_SECRET) {
    throw new Error('Set TOLK_SANDBOX_SECRET to the secret that the api has too');
  }
  return {
    port: Number(env.PORT ?? 0),
    dataFolder: env.TOLK_DATA,
    productUrl: env.TOLK_API_URL ?? null,
    publicUrl: env.TOLK_PUBLIC_URL ?? env.TOLK_API_URL ?? null,
    secret: env.TOLK_SANDBOX_SECRET,
  };
}
