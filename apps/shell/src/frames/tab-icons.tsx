import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}

/** The overview of a side. */
export function HomeIcon() {
  return (
    <Drawing>
      <path d="M3.500 10l7.500-6.500 7.500 6.500v8.500h-5v-5h-5v5h-5z" />
    </Drawing>
  );
}

/** Work that is looked for or offered. */
export function WorkIcon() {
  return (
    <Drawing>
      <path d="M3.500 7h15v11h-15zM8 7v-3h6v3M3.500 11.500h15" />
    </Drawing>
  );
}

export function OrdersIcon() {
  return (
    <Drawing>
      <path d="M5 3.500h12v15h-12zM8 8h6M8 11.500h6M8 15h3.500" />
    </Drawing>
  );
}
