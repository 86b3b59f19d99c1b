import { previewMeta, type ShownPreview } from '@tolk/contract/remotes';

/** The release that this page previews, as the server says in it; undefined on everybody else's pages. */
export function shownPreview(): ShownPreview | undefined {
  if (typeof document === 'undefined') return undefined;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${previewMeta}"]`);
  const [remote, version] = meta?.content.split(' ') ?? [];
  return remote && version ? { remote, version } : undefined;
}
