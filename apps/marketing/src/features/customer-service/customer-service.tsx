import { Trans, useLingui } from '@lingui/react/macro';
import { conversationViewsCatalogs } from '@tolk/conversation-views/catalogs';
import { Box, ErrorCard, Link, Paper, Skeleton } from '@tolk/design-system';
import { loadCatalogs } from '@tolk/i18n';
import { lazyPart, RouteLink, useSearchParams, useSession } from '@tolk/platform';
import { QuestionItem } from '../../questions/question-item.tsx';
import { Column } from '../../site/column.tsx';
import { Contact } from '../../site/contact.tsx';
import { SiteCode } from '../../site/follow-us.tsx';
import { Lead, Subheading, Text, Title } from '../../site/headline.tsx';
import { askedMost, askerOf, type Asker } from './asked-most.ts';

/** Thread and field weigh more than the rest of the page, which stands at once. */
const ServiceChat = lazyPart(
  async () => {
    const [chat] = await Promise.all([
      import('./chat/service-chat.tsx'),
      loadCatalogs(conversationViewsCatalogs),
    ]);
    return chat.ServiceChat;
  },
  {
    pending: <Skeleton variant="rounded" height={240} />,
    failed: (retry) => <ErrorCard onRetry={retry} />,
  },
);

/** A person to write to, what people on the asker's side ask most, and other ways to reach us. */
export function CustomerService() {
  const [search] = useSearchParams();
  const asker = askerOf(search.get('usertype'));
  return (
    <Column>
      <Box sx={{ pt: { xs: 5, md: 9 }, pb: { xs: 4, md: 6 }, display: 'grid', gap: 2 }}>
        <Title>
          <Trans context="heading">Customer service</Trans>
        </Title>
        <Lead>
          <Trans>
            Ask your question and a person will answer. Many answers are already on this page.
          </Trans>
        </Lead>
      </Box>
      <Box
        sx={{
          pb: { xs: 7, md: 12 },
          display: 'grid',
          alignItems: 'start',
          columnGap: 8,
          rowGap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <ServiceChat asker={asker} />
        <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
          <AskedMost asker={asker} />
          <Ways />
        </Box>
      </Box>
    </Column>
  );
}

function AskedMost({ asker }: { asker: Asker }) {
  return (
    <section>
      <Subheading as="h2" sx={{ mb: 2 }}>
        <AskersTitle asker={asker} />
      </Subheading>
      {askedMost(asker).map((question) => (
        <QuestionItem key={question.id} question={question} />
      ))}
      <Box sx={{ mt: 3 }}>
        <Link component={RouteLink} to="faq">
          <Trans>All questions and answers</Trans>
        </Link>
      </Box>
    </section>
  );
}

function AskersTitle({ asker }: { asker: Asker }) {
  if (asker === 'supplier') return <Trans>What translators ask most</Trans>;
  if (asker === 'client') return <Trans>What clients ask most</Trans>;
  return <Trans>What people ask most</Trans>;
}

function Ways() {
  const { t } = useLingui();
  const { session } = useSession();
  // Of the session, not of the address, which anybody may write.
  const userId = session.status === 'signedIn' ? session.user?.id : undefined;
  return (
    <Paper component="section" sx={{ p: { xs: 2.5, md: 4 }, display: 'grid', gap: 3 }}>
      <Subheading as="h2">
        <Trans context="heading">Contact us</Trans>
      </Subheading>
      <Contact />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
        <SiteCode file="official-account" size={120} label={t`QR code of the official account`} />
        <Text sx={{ flex: '1 1 160px' }}>
          <Trans>Scan to follow the official account in WeChat and write to us there.</Trans>
        </Text>
      </Box>
      <Text>
        <Trans>
          Include the order or project and, if you saw an error, the request ID shown below it.
          Never send us passwords or verification codes; we will never ask for them.
        </Trans>
      </Text>
      {userId ? (
        <Text sx={{ overflowWrap: 'anywhere' }}>
          <Trans>Your user ID, for reference: {userId}</Trans>
        </Text>
      ) : null}
    </Paper>
  );
}
