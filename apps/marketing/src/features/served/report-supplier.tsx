import { reportedIn } from '@tolk/contract/site';
import { ErrorCard } from '@tolk/design-system';
import { loadCatalogs } from '@tolk/i18n';
import { marketViewsCatalogs } from '@tolk/market-views';
import { lazyPart, Navigate, pathTo, useLocation, useNavigate, useSession } from '@tolk/platform';

/** With its words, which few readers of the page need. */
const ReportDialog = lazyPart(
  async () => {
    const [part] = await Promise.all([
      import('./report-part.tsx'),
      loadCatalogs(marketViewsCatalogs),
    ]);
    return part.ReportDialog;
  },
  { pending: null, failed: (retry) => <ErrorCard onRetry={retry} /> },
);

/** What the page’s own link to its report opens; who is not signed in does that first and comes back. */
export function ReportSupplier() {
  const { pathname, hash } = useLocation();
  const { session } = useSession();
  const navigate = useNavigate();
  const subjectId = reportedIn(hash);
  if (subjectId === undefined) return null;
  if (session.status !== 'signedIn') {
    return <Navigate to={pathTo('login', { from: `${pathname}${hash}` })} />;
  }
  const close = () => void navigate(pathname, { replace: true });
  return <ReportDialog subject="publicProfile" subjectId={subjectId} onClose={close} />;
}
