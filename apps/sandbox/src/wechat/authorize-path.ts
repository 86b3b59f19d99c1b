/** Where open.weixin.qq.com/connect/oauth2/authorize stands here: browsers reach `/sandbox` alone. */
export const authorizePath = '/sandbox/wechat/connect/oauth2/authorize';
