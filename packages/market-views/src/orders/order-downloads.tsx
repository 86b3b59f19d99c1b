import { useLingui } from '@lingui/react/macro';
import { downloadCallFile } from '@tolk/api-client';
import type { calls, RequestOf } from '@tolk/contract';
import type { Identity } from '@tolk/domain';
import { DownloadButtons } from '../statements/download-buttons.tsx';

type Download =
  | (typeof calls)['clientinterface']['orders']['downloadOrderList']
  | (typeof calls)['supinterface']['orders']['downloadOrderList'];

const paths = {
  client: '/clientinterface/downloadOrderList',
  supplier: '/supinterface/downloadOrderList',
} as const;

interface OrderDownloadsProps {
  viewer: Identity;
  /** What the list asks for, without its page. */
  filter: Omit<RequestOf<Download>, 'format'>;
}

/** The orders that the filters find, on all pages, as files. */
export function OrderDownloads({ viewer, filter }: OrderDownloadsProps) {
  const { t } = useLingui();
  return (
    <DownloadButtons
      label={t`These orders as a file`}
      onDownload={(format) => downloadCallFile<Download>(paths[viewer], { ...filter, format })}
    />
  );
}
