import { Trans } from '@lingui/react/macro';
import { styled } from '@tolk/design-system';
import { RouteLink, siteInfo } from '@tolk/platform';
import { Band } from '../../site/band.tsx';
import { QuietList } from '../../site/quiet-list.tsx';

/** Rows to tap; what this installation has not set hides, see `Contact`. */
const Rows = styled(QuietList)(({ theme }) => ({
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 56,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& li:last-of-type a': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& a > span': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& li:has(a[href=""], a[href="tel:"], a[href="mailto:"])': { display: 'none' },
}));

/** A phone can't read a code on its own screen, so here every way to reach us is a link. */
export function PhoneContact() {
  const { contactEmail, contactPhone, officialAccountUrl } = siteInfo();
  return (
    <Band
      title={<Trans>Talk to us</Trans>}
      lead={<Trans>Before you sign up, during an order or when something goes wrong.</Trans>}
      anchor="contact"
    >
      <Rows>
        <li>
          <a href={`tel:${contactPhone.replaceAll(' ', '')}`}>
            <Trans context="link">Call us</Trans>
            <span>{contactPhone}</span>
          </a>
        </li>
        <li>
          <a href={`mailto:${contactEmail}`}>
            <Trans>Write to us</Trans>
            <span>{contactEmail}</span>
          </a>
        </li>
        <li>
          <RouteLink to="customerService">
            <Trans context="link">Customer service</Trans>
          </RouteLink>
        </li>
        <li>
          <RouteLink to="miniProgram">
            <Trans context="link">Mini-program</Trans>
          </RouteLink>
        </li>
        <li>
          <a href={officialAccountUrl}>
            <Trans context="link">Official account</Trans>
          </a>
        </li>
      </Rows>
    </Band>
  );
}
