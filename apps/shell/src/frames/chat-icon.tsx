/** Messages. */
export function ChatIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" aria-hidden>
      <path
        d="M3.5 4.5h15v10.500h-8l-4 3.500v-3.500h-3z"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
