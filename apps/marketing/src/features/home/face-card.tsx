import { Plural, Trans } from '@lingui/react/macro';
import type { PublicFace } from '@tolk/contract';
import { Avatar, Box, Link } from '@tolk/design-system';
import { LanguagePairChip } from '@tolk/design-system/pieces';
import { Link as InnerLink } from '@tolk/platform';
import { Text } from '../../site/headline.tsx';

/** One supplier of the directory, with the way to their page. */
export function FaceCard({ face }: { face: PublicFace }) {
  const { supUserName, supUserAvatar, headline, path, languagePairs } = face;
  return (
    <Box
      component="li"
      sx={{
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        display: 'flex',
        gap: 2,
      }}
    >
      <Avatar name={supUserName} src={supUserAvatar ?? undefined} size={56} />
      <Box
        sx={{ minWidth: 0, display: 'grid', gap: 1, placeContent: 'start', justifyItems: 'start' }}
      >
        <Link component={InnerLink} to={path} color="inherit" sx={{ fontWeight: 600 }}>
          {supUserName}
        </Link>
        <Text>{headline}</Text>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {languagePairs.map(({ sourceLanguage: source, targetLanguage: target }) => (
            <LanguagePairChip key={`${source} ${target}`} source={source} target={target} />
          ))}
        </Box>
        <Standing face={face} />
      </Box>
    </Box>
  );
}

function Standing({ face: { realNameVerified, completedOrders } }: { face: PublicFace }) {
  if (!realNameVerified && completedOrders === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {realNameVerified ? (
        <span>
          <Trans context="status">Identity verified</Trans>
        </span>
      ) : null}
      {completedOrders > 0 ? (
        <span>
          <Plural value={completedOrders} one="# completed order" other="# completed orders" />
        </span>
      ) : null}
    </Box>
  );
}
