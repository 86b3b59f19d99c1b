import { Trans } from '@lingui/react/macro';
import { Link } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { RouteLink } from '@tolk/platform';
import { Band } from '../../site/band.tsx';

/** Who is behind it, in short. */
export function AboutShort() {
  return (
    <Band
      title={<Trans>One word, two scripts</Trans>}
      lead={
        <Trans>
          “Tolk” is what half of Northern Europe calls an interpreter. The Chinese name is an old
          word for the same person: someone who sits between two sides and is trusted by both. That
          is what this site does, too.
        </Trans>
      }
      height="short"
      drawing={<TableDrawing width={320} />}
    >
      <Link component={RouteLink} to="about" sx={{ fontWeight: 600 }}>
        <Trans>More about us</Trans>
      </Link>
    </Band>
  );
}
