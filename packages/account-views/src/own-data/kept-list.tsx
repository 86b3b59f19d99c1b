import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import type { KeptAfterDeletion } from '@tolk/domain';

interface Kept {
  what: MessageDescriptor;
  why: MessageDescriptor;
}

/**
 * E-Commerce Law of the PRC, article 31: transaction records for at least three years after completion.
 * Detailed rules of the Tax Collection Administration Law, article 29: invoices for ten years.
 */
const words: Readonly<Record<KeptAfterDeletion, Kept>> = {
  transactions: {
    what: msg`Orders and payments`,
    why: msg`E-commerce law requires us to keep transaction records for at least three years.`,
  },
  ledger: {
    what: msg({ message: 'Accounting records', context: 'fact' }),
    why: msg`Accounting law asks us to keep what was booked: amounts and dates, without your contact details.`,
  },
  taxInvoices: {
    what: msg({ message: 'Issued tax invoices', context: 'fact' }),
    why: msg`Tax law requires us to keep issued invoices for ten years, with the details of the buyer.`,
  },
  reviews: {
    what: msg({ message: 'Reviews', context: 'heading' }),
    why: msg`Your reviews of others stay, without your name, because their reputation depends on them.`,
  },
  disputes: {
    what: msg({ message: 'Open appeals', context: 'fact' }),
    why: msg`Evidence is kept until an appeal is over, for the sake of the other side.`,
  },
};

/** What stays after a deletion, and which duty asks for it. */
export function KeptList({ kept }: { kept: readonly KeptAfterDeletion[] }) {
  const { i18n } = useLingui();
  if (kept.length === 0) return null;
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        <Trans>What is kept, and why</Trans>
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {kept.map((one) => (
          <div key={one}>
            <Box component="dt" sx={{ fontWeight: 600, typography: 'body2' }}>
              {i18n._(words[one].what)}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
              {i18n._(words[one].why)}
            </Box>
          </div>
        ))}
      </Box>
    </div>
  );
}
