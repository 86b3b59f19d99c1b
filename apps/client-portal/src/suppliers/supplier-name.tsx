import { Avatar, Link, Stack } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';

interface SupplierNameProps {
  supplier: { supUserId: string; supUserName: string; supUserAvatar: string | null };
}

/** Picture and name, which lead to the resume. */
export function SupplierName({ supplier }: SupplierNameProps) {
  const { supUserId, supUserName, supUserAvatar } = supplier;
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Avatar name={supUserName} src={supUserAvatar ?? undefined} size={32} />
      <Link
        component={RouteLink}
        to="resumeDetail"
        params={{ supUserId }}
        sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {supUserName}
      </Link>
    </Stack>
  );
}
