import type { ProgramRow } from '../program-row.ts'

const page = (section: number, name: string): string =>
  `https://man7.org/linux/man-pages/man${section}/${name}.${section}.html`

/** Programs about processes, users, devices and services. */
export const system: readonly ProgramRow[] = [
  {
    names:
      'ps top htop btop atop free vmstat iostat mpstat sar uptime w who whoami users id ' +
      'groups logname uname arch hostname hostid nproc tload pstree procs glances nvtop ' +
      'iotop iftop powertop dstat lastcomm last lastb lastlog acpi sensors lscpu lsmem ' +
      'lspci lsusb lsmod lsipc lslocks lsns lslogins inxi neofetch fastfetch screenfetch ' +
      'dmesg journalctl getconf locale localectl timedatectl loginctl',
    source: page(1, 'ps'),
    options: {
      text: '-p -u -C -t -o -n -d -s -S -U -g -G -e -k --sort --since --until --unit --user -F ' + '--lines --output',
      read: '-f --file --root --image',
    },
    operands: ['text*'],
  },
  {
    names: 'kill killall skill snice xkill',
    source: page(1, 'kill'),
    options: { text: '-s -n -u --signal -q -o -y' },
    operands: ['text*'],
  },
  {
    names: 'shutdown reboot halt poweroff init telinit runlevel suspend pm-suspend rtcwake',
    source: page(8, 'shutdown'),
    options: { text: '-t -m -s' },
    operands: ['text*'],
  },
  {
    names:
      'systemctl service rc-service rc-update rc-status initctl launchctl sv supervisorctl ' +
      'chkconfig update-rc.d busctl',
    source: page(1, 'systemctl'),
    options: {
      text: '-t --type --state -p --property -n --lines -o --output -H --host -M --machine -s ' + '--signal --job-mode',
      read: '--root --image',
    },
    commands: {
      'link enable-file load unload bootstrap bootout': { operands: ['read*'] },
    },
    otherwise: {
      options: {
        text:
          '-t --type --state -p --property -n --lines -o --output -H --host -M --machine -s ' + '--signal --job-mode',
      },
      operands: ['text*'],
    },
  },
  {
    names:
      'useradd userdel usermod groupadd groupdel groupmod adduser deluser addgroup delgroup ' +
      'passwd chpasswd chage chfn chsh gpasswd newgrp newusers pwconv faillog',
    source: page(8, 'useradd'),
    options: {
      text:
        '-b --base-dir -c --comment -e --expiredate -f --inactive -g --gid -G --groups -k ' +
        '--skel -K --key -p --password -s --shell -u --uid -Z -a -d -l -m -M -w -x -W -I',
      write: '--home-dir --home',
      read_tree: '-R --root -P --prefix',
    },
    operands: ['text*'],
    implied: [
      { role: 'write', word: '/etc/passwd' },
      { role: 'write', word: '/etc/shadow' },
      { role: 'write', word: '/etc/group' },
    ],
  },
  {
    names: 'mount',
    source: page(8, 'mount'),
    options: {
      text: '-t --types -o --options -O --test-opts -L --label -U --uuid -N --namespace',
      read: '-T --fstab --source',
      write: '--target --target-prefix',
    },
    operands: ['edit_tree*'],
  },
  {
    names: 'umount unmount swapon swapoff losetup mkswap eject',
    source: page(8, 'umount'),
    options: { text: '-t --types -O --test-opts -p --priority -L -U -o --offset' },
    operands: ['edit*'],
  },
  {
    names:
      'mkfs mkfs.ext2 mkfs.ext3 mkfs.ext4 mkfs.xfs mkfs.btrfs mkfs.vfat mkfs.ntfs mke2fs ' +
      'fsck e2fsck tune2fs resize2fs fdisk sfdisk cfdisk gdisk parted wipefs blkdiscard ' +
      'hdparm badblocks debugfs dumpe2fs cryptsetup pvcreate vgcreate lvcreate mdadm',
    source: page(8, 'mkfs'),
    options: { text: '-t -L -b -m -N -O -o -s -i -T -U -l -E', read: '--key-file -d' },
    operands: ['edit*'],
  },
  {
    names: 'lsblk blkid findmnt mountpoint blockdev filefrag lvs pvs vgs lvdisplay pvdisplay ' + 'vgdisplay smartctl',
    source: page(8, 'lsblk'),
    options: { text: '-E -I -e -o -w -x -M -t -L -U -s', read: '--sysroot -F --tab-file -c --cache-file' },
    operands: ['read*'],
  },
  {
    names: 'sysctl',
    source: page(8, 'sysctl'),
    options: { read: '-p --load -f', pattern: '-r --pattern' },
    operands: ['text*'],
    implied: [{ role: 'read', word: '/etc/sysctl.conf', given: '-p --load' }],
  },
  { names: 'insmod', source: page(8, 'insmod'), operands: ['run', 'text*'] },
  {
    names: 'modprobe rmmod depmod modinfo dkms',
    source: page(8, 'modprobe'),
    options: { read: '-C --config -d --dirname', text: '-S --set-version' },
    operands: ['text*'],
  },
  {
    names: 'hwclock chvt openvt setfont kbd_mode dmidecode setpci efibootmgr grub-install ' + 'update-grub',
    source: page(8, 'hwclock'),
    options: { read: '--from-dump -d', write: '--dump-bin', text: '-t -s --date' },
    operands: ['text*'],
  },
  {
    names:
      'ldconfig update-alternatives alternatives update-ca-certificates ' +
      'update-desktop-database mandb dconf gsettings xdg-mime xdg-settings semanage ' +
      'setsebool getenforce setenforce sestatus auditctl ausearch aa-status',
    source: page(8, 'ldconfig'),
    options: { read: '-f', write: '-C', text: '-r -n' },
    operands: ['text*'],
  },
  {
    names:
      'ipcs ipcrm ipcmk getopt lsb_release sw_vers system_profiler dscl security defaults ' +
      'pmset networksetup scutil diskutil hdiutil tmutil',
    source: page(1, 'ipcs'),
    operands: ['any*'],
  },
  {
    names: 'xrandr xset xinput xdotool xprop xwininfo xhost xmodmap setxkbmap xauth wmctrl ' + 'i3-msg swaymsg hyprctl',
    source: 'https://www.x.org/releases/current/doc/man/',
    style: 'single_dash',
    options: { edit: '-f', text: '-display -d -id -name -output -mode -rate' },
    operands: ['text*'],
  },
  {
    names: 'import scrot maim gnome-screenshot flameshot spectacle screencapture grim',
    source: 'https://github.com/resurrecting-open-source-projects/scrot',
    options: { write: '-f --file -o', text: '-d --delay -q --quality -w --window -g' },
    operands: ['write*'],
  },
  {
    names: 'nologin login agetty getty rlwrap setleds',
    source: page(1, 'login'),
    options: { text: '-h -p -f' },
    operands: ['text*'],
  },
]
