import { Trans, useLingui } from '@lingui/react/macro';
import type { PushPreference } from '@tolk/contract';
import { Box, Typography, usePhone } from '@tolk/design-system';
import {
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@tolk/design-system/portal';
import { pushChannels } from '@tolk/domain';
import { SentenceGap } from '@tolk/i18n';
import { notificationEventLabels } from '@tolk/labels';
import type { ReactNode } from 'react';
import { channelLabels, eventDescriptions } from './event-labels.ts';
import type { Wish } from './use-optimistic-switches.ts';

type Channel = PushPreference['channels'][number];

interface PreferenceTableProps {
  preferences: readonly PushPreference[];
  onChoose: (wish: Wish) => void;
}

/** Events by channels: a table, and on phones a card for each event. */
export function PreferenceTable(props: PreferenceTableProps) {
  const phone = usePhone();
  return phone ? <Cards {...props} /> : <Grid {...props} />;
}

function Grid({ preferences, onChoose }: PreferenceTableProps) {
  const { i18n } = useLingui();
  const columns = pushChannels.filter((column) =>
    preferences.some(({ channels }) => channels.some(({ channel }) => channel === column)),
  );
  return (
    <Table
      sx={{ '& tr:last-of-type > *': { borderBottom: 0 }, '& tr > :first-of-type': { pl: 0 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>
            <Trans context="column">Event</Trans>
          </TableCell>
          <TableCell align="center">
            <Trans>On the site</Trans>
          </TableCell>
          {columns.map((column) => (
            <TableCell key={column} align="center">
              {i18n._(channelLabels[column])}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {preferences.map(({ event, channels }) => (
          <TableRow key={event}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 'inherit' }}>
              <EventName event={event} channels={channels} />
            </TableCell>
            <TableCell align="center">
              <OnTheSite event={event} />
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="center">
                {channels
                  .filter(({ channel }) => channel === column)
                  .map((channel) => (
                    <ChannelSwitch
                      key={column}
                      event={event}
                      channel={channel}
                      onChoose={onChoose}
                    />
                  ))}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Cards({ preferences, onChoose }: PreferenceTableProps) {
  const { i18n } = useLingui();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {preferences.map(({ event, channels }) => (
        <Box
          key={event}
          component="li"
          sx={{ pt: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <EventName event={event} channels={channels} />
          <CardRow name={<Trans>On the site</Trans>}>
            <OnTheSite event={event} />
          </CardRow>
          {channels.map((channel) => (
            <CardRow key={channel.channel} name={i18n._(channelLabels[channel.channel])}>
              <ChannelSwitch event={event} channel={channel} onChoose={onChoose} />
            </CardRow>
          ))}
        </Box>
      ))}
    </Box>
  );
}

function CardRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <span aria-hidden>{name}</span>
      {children}
    </Box>
  );
}

/** What counts as the event, and why one of its channels can't be switched off. */
function EventName({ event, channels }: PushPreference) {
  const { i18n } = useLingui();
  return (
    <>
      <Typography variant="subtitle2" component="span">
        {i18n._(notificationEventLabels[event])}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {i18n._(eventDescriptions[event])}
        {channels.some(({ locked }) => locked) ? (
          <>
            <SentenceGap />
            <Trans>The e-mail is always sent, so that you notice if someone else gets in.</Trans>
          </>
        ) : null}
      </Typography>
    </>
  );
}

function OnTheSite({ event }: Pick<PushPreference, 'event'>) {
  const { i18n, t } = useLingui();
  const name = i18n._(notificationEventLabels[event]);
  return (
    <Switch
      checked
      disabled
      slotProps={{ input: { role: 'switch', 'aria-label': t`${name}: always on the site` } }}
    />
  );
}

interface ChannelSwitchProps {
  event: PushPreference['event'];
  channel: Channel;
  onChoose: (wish: Wish) => void;
}

function ChannelSwitch({ event, channel, onChoose }: ChannelSwitchProps) {
  const { i18n, t } = useLingui();
  const name = i18n._(notificationEventLabels[event]);
  const way = i18n._(channelLabels[channel.channel]);
  return (
    <Switch
      checked={channel.on && channel.available}
      disabled={channel.locked || !channel.available}
      onChange={(_change, on) => onChoose({ event, channel: channel.channel, on })}
      slotProps={{ input: { role: 'switch', 'aria-label': t`${name}: ${way}` } }}
    />
  );
}
