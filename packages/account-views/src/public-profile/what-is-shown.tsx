import { Trans } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';

/** Exactly what everybody gets to see: consent is given to these words. */
export function WhatIsShown() {
  return (
    <div>
      <Typography sx={{ mb: 1 }}>
        <Trans>
          A page of your own in the directory of translators, without a login and open to search
          engines. It is off until you agree. Everybody sees:
        </Trans>
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        <li>
          <Trans>the name that clients see, your picture and your headline</Trans>
        </li>
        <li>
          <Trans>your city or country, years of experience and professional fields</Trans>
        </li>
        <li>
          <Trans>your language pairs with rates</Trans>
        </li>
        <li>
          <Trans>
            whether your identity or company is verified, which tests you passed, and which fields
            your verified certificates prove
          </Trans>
        </li>
        <li>
          <Trans>
            reviews with your replies, without the clients’ names, and how many orders you completed
          </Trans>
        </li>
        <li>
          <Trans>
            how often you deliver on time, how often work is accepted without changes and how fast
            you answer, once there are enough cases
          </Trans>
        </li>
        <li>
          <Trans>
            how many clients came back, and the work you completed by field, language pair, month
            and stars, where enough clients had similar work done
          </Trans>
        </li>
        <li>
          <Trans>the samples in your resume that you marked as public</Trans>
        </li>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        <Trans>
          Never: your contact details, your address, date of birth, documents, files, or the names
          of your clients.
        </Trans>
      </Typography>
    </div>
  );
}
