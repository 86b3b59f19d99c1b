/** Passwords that are tried first by everybody who guesses; of the lengths that are accepted here. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11111111 111111111
1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
888888888 8888888888 99999999 12341234 12344321 11223344 1122334455 11112222 12121212 13131313 14141414
123123123 123321123 321321321 456456456 789456123 147258369 159753456 741852963 963852741 1234512345
1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 zaq12wsx
zaq1zaq1 !qaz2wsx 1qazxsw2 qwer1234 qwer4321 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop
qwertyuiop123 asdfghjk asdfghjkl asdfghjkl123 asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zxcvbnm, zxcv1234
password password1 password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword
p@ssw0rd1 p@ssw0rd123 passwort passwords password2024 password2025 password2026 mypassword thepassword
changeme changeme1 changeme123 letmein1 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome1234
welcome2024 welcome2025 welcome2026 iloveyou iloveyou1 iloveyou2 iloveyou123 iloveyou! sunshine sunshine1
princess princess1 football football1 baseball baseball1 basketball superman superman1 spiderman batman123
trustno1 trustno11 whatever whatever1 computer computer1 internet internet1 samsung1 starwars starwars1
pokemon1 pokemon123 michelle jennifer jordan23 michael1 charlie1 liverpool chelsea1 arsenal1 manchester
hello123 hello1234 hellohello helloworld master123 dragon123 monkey123 shadow123 secret123 secret1234
admin123 admin1234 admin12345 administrator adminadmin root1234 rootroot toor1234 guest123 test1234
test12345 testtest testing123 demo1234 user1234 user12345 default1 default123 temp1234 login123 abcd1234
abc12345 abc123456 abc123abc abcdefgh abcdefghi abcdefg1 abcdabcd abcd12345 aa123456 aa12345678 a1234567
a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aaaaaaaa aaaaaaaaa aaaa1111 as123456 asd123456 asd12345 qq123456
qq123456789 qqqqqqqq qwe12345 qwe123456 qweqweqwe zz123456 zzzzzzzz xx123456 wang1234 wang123456 li123456
zhang123 zhang123456 woaini123 woaini1314 woaini520 5201314520 52013145 1314520520 5211314521 woaini521
loveyou1314 wodemima woaiwojia aini1314 iloveu520 nihao123 nihao1234 china123 china1234 beijing2008
google123 google1234 facebook facebook1 linkedin twitter1 whatsapp youtube1 amazon123 microsoft windows10
minecraft fortnite roblox123 cheese123 chocolate butterfly blink182 freedom1 freedom123 soccer123 hockey123
summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025
translate translate1 translator translator1 translation interpreter1 freelancer freelance1 tolktolk`.split(
    /\s+/,
  ),
);
