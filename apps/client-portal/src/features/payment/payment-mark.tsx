import type { PaymentMethod } from '@tolk/domain';
import type { ReactNode } from 'react';

/** The providers' own colours, the same on light and dark ground. */
const wechatGreen = '#07C160';
const alipayBlue = '#1677FF';

const marks: Readonly<Record<PaymentMethod, ReactNode>> = {
  // A message with a tick.
  wechatPay: (
    <>
      <rect width="24" height="24" rx="6" fill={wechatGreen} />
      <path
        d="M12 5c-4.4 0-8 2.9-8 6.5 0 2 1.1 3.8 2.9 5L6.4 19l2.9-1.5c.9.2 1.8.4 2.7.4 4.4 0 8-2.9 8-6.4S16.4 5 12 5z"
        fill="#fff"
      />
      <path d="M8.6 11.4l2.4 2.3 4.6-4.6" stroke={wechatGreen} strokeWidth="1.8" />
    </>
  ),
  // The strokes of 支.
  alipay: (
    <>
      <rect width="24" height="24" rx="6" fill={alipayBlue} />
      <path
        d="M6 8h12M12 4.8v6.4M7.5 11.4h8.6c-1.3 3.7-4.6 6.4-9.2 7.6M9 13.4c2 2.8 5 4.8 8.6 5.6"
        stroke="#fff"
        strokeWidth="1.8"
      />
    </>
  ),
  // A bank with its columns.
  bankTransfer: (
    <path
      d="M3.5 9.5L12 4.5l8.5 5zM6 12v5M10 12v5M14 12v5M18 12v5M4 19.5h16"
      stroke="currentColor"
      strokeWidth="1.6"
    />
  ),
};

/** What a way to pay is known by, drawn by ourselves; its name stands beside it. */
export function PaymentMark({ method }: { method: PaymentMethod }) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      style={{ flexShrink: 0 }}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {marks[method]}
    </svg>
  );
}
