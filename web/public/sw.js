// The only service worker of a site: push notifications while no page is open (NOTIF-3), and the offline page
// (SHELL-15).
importScripts('/sw-push.js', '/sw-offline.js');
