import { screen } from '@testing-library/react';
import type { Delivery } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { DeliveryList } from './delivery-list.tsx';

const at = '2026-11-23T08:00:00.000Z';
const delivery: Delivery = {
  deliverableId: '0192a7c0-0000-7000-8000-000000000001',
  milestoneId: null,
  round: 1,
  description: 'As agreed.',
  files: [
    {
      fileId: '0192a7c0-0000-7000-8000-000000000002',
      fileName: '译文.txt',
      fileSize: 16,
      fileType: 'txt',
      uploadTime: at,
      wordCount: 4,
    },
  ],
  createTime: at,
  changeRequest: null,
  changeFiles: [],
};

it.each([
  ['zh-CN', '16 B · 4 characters'],
  ['en', '16 B · 4 words'],
])('a delivered file in %s is counted as its language is: %s', (language, size) => {
  renderScreen(
    <DeliveryList deliveries={[delivery]} orderType="translation" language={language} />,
  );
  expect(screen.getByText(size)).toBeVisible();
});
