import { Trans, useLingui } from '@lingui/react/macro';
import type { FileInfo, OrderDetail } from '@tolk/contract';
import { OrderFiles } from '../../orders/order-files.tsx';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { useState } from 'react';
import { downloadOrderFile } from './download-order-file.ts';

/** The files of an order: in an appeal they are part of it, else each look asks for a reason. */
export function FilesForAReason({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<FileInfo>();
  const { projectOrderId, orderState } = order;
  const close = () => setWanted(undefined);
  return (
    <>
      <OrderFiles
        order={order}
        onDownload={async (file) => {
          if (orderState === 'inAppeal') await downloadOrderFile(projectOrderId, file);
          else setWanted(file);
        }}
      />
      {wanted ? (
        <ReasonDialog
          title={<Trans>Open {wanted.fileName}?</Trans>}
          label={t({ message: 'Reason', context: 'fact' })}
          hint={t`Kept in the audit log.`}
          submitLabel={<Trans>Download the file</Trans>}
          draftKey={`order-file-${wanted.fileId}`}
          onSubmit={async (reason) => {
            await downloadOrderFile(projectOrderId, wanted, reason);
            close();
          }}
          onClose={close}
        >
          <Trans>
            The client and the supplier were promised that staff open their files only in an appeal
            or for a good reason.
          </Trans>
        </ReasonDialog>
      ) : null}
    </>
  );
}
