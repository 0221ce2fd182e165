// The one worker of a site: news while no page is open (NOTIF-3), and a page for whoever has no connection (SHELL-15).
importScripts('/sw-push.js', '/sw-offline.js');
