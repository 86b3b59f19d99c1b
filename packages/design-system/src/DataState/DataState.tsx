import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorCard } from '../ErrorCard/ErrorCard.tsx';

/** The part of an RTK Query result that a screen waits on; `refetch` is what Retry does. */
interface QueryLike<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching?: boolean;
  refetch?: () => unknown;
}

interface EmptyState {
  /** What is not there yet. */
  title: ReactNode;
  message?: ReactNode;
  /** One line drawing of `@tolk/design-system/drawings`. */
  drawing?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

interface DataStateProps<Data> {
  query: QueryLike<Data>;
  /** Rows of the skeleton, or a skeleton of the screen's own shape. */
  skeleton?: number | ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: EmptyState;
  /** The way out where this could not be shown, such as a link to the list it stands in. */
  back?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Codes of a thing that is not there, or not for this person: asking again changes nothing. */
const absent: readonly unknown[] = [404, 422];

function isAbsent(error: unknown): boolean {
  return typeof error === 'object' && error !== null && absent.includes(Reflect.get(error, 'code'));
}

function details(error: unknown): { message?: string | undefined; requestId?: string | undefined } {
  const outer: object = typeof error === 'object' && error !== null ? error : {};
  const pick = (key: string) => {
    const value: unknown = Reflect.get(outer, key);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return { message: pick('msg') ?? pick('message'), requestId: pick('requestId') };
}

/** Loading, failed, empty or there: the four states of anything that is fetched, the same on every screen. */
export function DataState<Data>({
  query,
  skeleton = 4,
  isEmpty = (data) => Array.isArray(data) && data.length === 0,
  empty,
  back,
  children,
}: DataStateProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined && isAbsent(error)) return <Absent back={back} />;
  if (data === undefined && error !== undefined) {
    return (
      <ErrorCard {...details(error)} onRetry={refetch && (() => void refetch())}>
        {back}
      </ErrorCard>
    );
  }
  if (data === undefined) return <Loading skeleton={skeleton} back={back} />;
  if (empty && isEmpty(data)) return <Empty {...empty} />;
  return <Box aria-busy={isFetching || undefined}>{children(data)}</Box>;
}

/** What the address names is not there. */
function Absent({ back }: { back: ReactNode }) {
  return (
    <Empty
      title={<Trans>This page has nothing to show</Trans>}
      message={
        <Trans>
          The address is incomplete, or what it leads to was removed or belongs to another account.
        </Trans>
      }
      action={back}
    />
  );
}

function Loading({ skeleton, back }: { skeleton: number | ReactNode; back: ReactNode }) {
  const { t } = useLingui();
  const rows = typeof skeleton === 'number' ? skeleton : 0;
  return (
    <>
      {back ? <Box sx={{ typography: 'body2', mb: 2 }}>{back}</Box> : null}
      <Box role="status" aria-busy aria-label={t({ message: 'Loading', context: 'region' })}>
        {rows > 0 ? (
          <Stack spacing={1.5}>
            {Array.from({ length: rows }, (_, row) => (
              <Skeleton key={row} variant="rounded" height={64} />
            ))}
          </Stack>
        ) : (
          skeleton
        )}
      </Box>
    </>
  );
}

/** Nothing there yet: one drawing, one sentence, one action. */
export function Empty({ title, message, drawing, action }: EmptyState) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 6, px: 2 }}>
      {drawing}
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {message ? <Typography color="textSecondary">{message}</Typography> : null}
      {action ? <Box sx={{ pt: 1 }}>{action}</Box> : null}
    </Stack>
  );
}
