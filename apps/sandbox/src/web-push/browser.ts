/** A browser that was subscribed here, with the keys that only it has. */
export interface Browser {
  id: string;
  /** VAPID key of the person who may write to it, base64url. */
  serverKey: string;
  /** P-256, base64url. */
  privateKey: string;
  publicKey: string;
  /** 16 bytes, base64url. */
  auth: string;
  /** Unsubscribed: what is sent to it is answered with 410. */
  gone: boolean;
}
