/** A browser to which a person's notifications are sent while it is signed in. */
export interface PushSubscriptionTable {
  id: string;
  /** Its address at the push service. */
  endpoint: string;
  person_id: string;
  /** The sign-in on that browser; with its end the subscription goes. */
  session_id: string;
  p256dh: string;
  auth: string;
  user_agent: string;
  created_at: Date;
  /** When the push service last took something for it. */
  last_success_at: Date | null;
}
