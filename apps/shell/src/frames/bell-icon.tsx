/** Notifications. */
export function BellIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" aria-hidden>
      <path
        d="M5 15.5V10a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM9 19.5h4"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
