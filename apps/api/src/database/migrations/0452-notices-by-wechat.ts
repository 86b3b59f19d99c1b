/** Notifications go out by WeChat as well. */
export const up = `
alter table notification_preference drop constraint notification_preference_channel_check;
alter table notification_preference add constraint notification_preference_channel_check
  check (channel in ('email', 'sms', 'wechat'));
`;
