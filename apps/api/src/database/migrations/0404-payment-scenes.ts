/** Paying on Alipay's page and inside WeChat, whose payment sheet opens with signed parameters. */
export const up = `
alter table payment_attempt
  drop constraint payment_attempt_scene_check,
  add column wechat_sheet jsonb,
  add constraint payment_attempt_scene_check check (
    scene in ('desktop', 'phone') or (scene = 'page' and method = 'alipay')
    or (scene = 'wechat' and method = 'wechatPay')
  ),
  add constraint payment_attempt_sheet_check check (wechat_sheet is null or scene = 'wechat');
`;
