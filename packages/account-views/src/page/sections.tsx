import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Identity } from '@tolk/domain';
import type { ReactNode } from 'react';
import { AccountSection } from '../account/account-section.tsx';
import { AppearanceSection } from '../appearance/appearance-section.tsx';
import { BrowserPushSection } from '../browser-push/browser-push-section.tsx';
import { CalendarSection } from '../calendar/calendar-section.tsx';
import { DeviceSection } from '../devices/device-section.tsx';
import { ModerationSection } from '../moderation/moderation-section.tsx';
import { NotificationSection } from '../notifications/notification-section.tsx';
import { PresenceSection } from '../notifications/presence-section.tsx';
import { QuietHoursSection } from '../notifications/quiet-hours-section.tsx';
import { OwnDataSection } from '../own-data/own-data-section.tsx';
import { PublicProfileSection } from '../public-profile/public-profile-section.tsx';
import { ResumeShareSection } from '../resume-share/resume-share-section.tsx';
import { SecuritySection } from '../security/security-section.tsx';

/** Where a section is shown. */
export interface Place {
  identity: Identity;
  /** Path of the settings, without hash. */
  path: string;
}

export interface SettingsSection {
  /** The hash of its address. */
  id: string;
  name: MessageDescriptor;
  /** What is found there, for the list on phones. */
  about: MessageDescriptor;
  /** Everybody when left out. */
  only?: Identity;
  render: (place: Place) => ReactNode;
}

/** The settings in the order of the navigation. */
export const sections: readonly SettingsSection[] = [
  {
    id: 'account',
    name: msg`Picture and account`,
    about: msg`Profile picture, name, invitation code`,
    render: ({ identity }) => <AccountSection identity={identity} />,
  },
  {
    id: 'security',
    name: msg`Sign-in and security`,
    about: msg`Password, e-mail, phone, WeChat`,
    render: () => <SecuritySection />,
  },
  {
    id: 'devices',
    name: msg({ message: 'Devices', context: 'column' }),
    about: msg`Where you are signed in`,
    render: () => <DeviceSection />,
  },
  {
    id: 'notifications',
    name: msg({ message: 'Notifications', context: 'column' }),
    about: msg`What reaches you, and how`,
    render: ({ path }) => (
      <>
        <BrowserPushSection />
        <NotificationSection pathToSecurity={`${path}#security`} />
        <QuietHoursSection />
        <PresenceSection />
      </>
    ),
  },
  {
    id: 'calendar',
    name: msg({ message: 'Calendar', context: 'column' }),
    about: msg`Deadlines and bookings in your own calendar`,
    render: () => <CalendarSection />,
  },
  {
    id: 'resume',
    name: msg({ message: 'Public resume', context: 'column' }),
    about: msg`A page about you with a link of its own`,
    only: 'supplier',
    render: () => (
      <>
        <ResumeShareSection />
        <PublicProfileSection />
      </>
    ),
  },
  {
    id: 'appearance',
    name: msg`Language and appearance`,
    about: msg`Language, light or dark, currency`,
    render: () => <AppearanceSection />,
  },
  {
    id: 'moderation',
    name: msg`Decisions by our staff`,
    about: msg`What was hidden, warnings, and your appeals`,
    render: () => <ModerationSection />,
  },
  {
    id: 'data',
    name: msg({ message: 'Your data', context: 'column' }),
    about: msg`Uploaded files, download, delete the account`,
    render: ({ identity }) => <OwnDataSection identity={identity} />,
  },
];
