import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { News } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import { newerLook, newerName, orNewer } from '@tolk/labels';

export const newsStates = ['draft', 'published', 'withdrawn'] as const;

/** How the states of news look. */
export const newsChips: Readonly<Record<News['state'], { tone: Tone; label: MessageDescriptor }>> =
  orNewer(
    {
      draft: { tone: 'waiting', label: msg({ message: 'Draft', context: 'news' }) },
      published: { tone: 'success', label: msg({ message: 'Published', context: 'news' }) },
      withdrawn: { tone: 'neutral', label: msg({ message: 'Withdrawn', context: 'news' }) },
    },
    newerLook,
  );

/** Whose overview shows them. */
export const audienceLabels: Readonly<Record<News['audience'], MessageDescriptor>> = orNewer(
  {
    all: msg({ message: 'Suppliers and clients', context: 'news' }),
    supplier: msg({ message: 'Suppliers', context: 'news' }),
    client: msg({ message: 'Clients', context: 'news' }),
  },
  newerName,
);

/** Who hears of them when they are published. */
export const tellings: Readonly<Record<News['audience'], MessageDescriptor>> = orNewer(
  {
    all: msg`Every supplier and every client is notified at once, each in their own language.`,
    supplier: msg`Every supplier is notified at once, each in their own language.`,
    client: msg`Every client is notified at once, each in their own language.`,
  },
  newerName,
);
